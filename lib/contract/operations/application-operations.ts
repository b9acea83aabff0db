import { z } from 'zod';
import {
  application,
  applicationCreate,
  applicationParameters,
  applicationRotate,
  applicationWithSecret,
} from '../application';
import { type Operation, operation } from '../operation';
import { dataOf } from '../primitives';

export const applications = {
  registerApplication: operation({
    method: 'POST',
    path: '/v0/application',
    summary: 'Register another application of the tenant; its secret is shown once',
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
    summary: 'List the applications of the tenant',
    tag: 'Applications',
    scope: 'application:read',
    answer: dataOf(z.array(application)),
    status: 200,
  }),
  rotateSecret: operation({
    method: 'POST',
    path: '/v0/application/{application_id}/rotate',
    summary: 'Give the application a new secret; the present one stays good for a while',
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
    summary: 'Revoke the application; its tokens are refused at once',
    tag: 'Applications',
    scope: 'application:write',
    parameters: applicationParameters,
    answer: dataOf(application),
    status: 200,
  }),
} satisfies Record<string, Operation>;
