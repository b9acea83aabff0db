import { z } from 'zod';
import {
  application,
  applicationCreate,
  applicationParameters,
  applicationRotate,
  applicationWithSecret,
} from '../application';
import { type Operation, operation } from '../operation';
import { dataOf, noFields } from '../primitives';

export const applications = {
  registerApplication: operation({
    method: 'POST',
    path: '/v0/application',
    summary: 'Register an application; its secret is shown once',
    tag: 'Applications',
    scope: 'application:write',
    body: applicationCreate,
    answer: dataOf(applicationWithSecret),
    shownOnce: 'client_secret',
    status: 201,
  }),
  listApplications: operation({
    method: 'GET',
    path: '/v0/application',
    summary: 'List applications',
    tag: 'Applications',
    scope: 'application:read',
    answer: dataOf(z.array(application)),
    status: 200,
  }),
  rotateSecret: operation({
    method: 'POST',
    path: '/v0/application/{application_id}/rotate',
    summary:
      'Rotate the secret of an application; the previous secret and its tokens stay valid for a grace period',
    tag: 'Applications',
    scope: 'application:write',
    parameters: applicationParameters,
    body: applicationRotate,
    answer: dataOf(applicationWithSecret),
    shownOnce: 'client_secret',
    status: 200,
  }),
  revokeApplication: operation({
    method: 'POST',
    path: '/v0/application/{application_id}/revoke',
    summary: 'Revoke an application and all of its tokens',
    tag: 'Applications',
    scope: 'application:write',
    parameters: applicationParameters,
    body: noFields,
    answer: dataOf(application),
    status: 200,
  }),
} satisfies Record<string, Operation>;
