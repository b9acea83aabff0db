import { z } from 'zod';
import { longestPassword, shortestPassword } from './password';

/** A password that somebody is about to choose. */
export const newPassword = z
  .string()
  .min(shortestPassword, `must have at least ${shortestPassword} characters`)
  .max(longestPassword, `must have at most ${longestPassword} characters`);
