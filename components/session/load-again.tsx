'use client';
import { useEffect } from 'react';

/**
 * Loads the page again where nothing of it is there that could ask for a password: that leads to the sign-in, and back. Every page
 * brings it, so it needs little.
 */
export function LoadAgain(): null {
  useEffect(() => window.location.reload(), []);
  return null;
}
