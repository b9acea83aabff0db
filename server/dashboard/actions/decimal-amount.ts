import { z } from 'zod';
import { ExactNumber } from '@/lib/json';

/** Amounts come from the browser as exact decimal text; the framework's own encoding has no exact numbers. */
export const decimalAmount = z
  .string()
  .max(32)
  .regex(/^\d+(\.\d+)?$/, 'must be an amount')
  .transform((text) => new ExactNumber(text));
