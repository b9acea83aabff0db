import type { Problem } from '@/lib/contract/problem';
import { type HttpAnswer, problemAnswer } from './problem-answer';

export function refusal(problem: Problem, requestId: string): Response {
  return respond(problemAnswer(problem, requestId));
}

/** From this length on, encoding a text once is cheaper than encoding it to count its bytes and again to send it. */
const longText = 16_384;

export function respond(answer: HttpAnswer): Response {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...answer.headers };
  const { body, status } = answer;
  const encoded = typeof body === 'string' && body.length > longText ? new TextEncoder().encode(body) : body;
  return new Response(encoded, { status, headers });
}
