import type { applications } from '@/lib/contract/operations/application-operations';
import {
  listTenantApplications,
  registerApplication,
  revokeApplication,
  rotateSecret,
} from '../../services/applications/applications';
import { data, type HandlersOf } from './handler';

export const applicationHandlers: HandlersOf<typeof applications> = {
  registerApplication: (ctx, { body }) => data(registerApplication(ctx, body)),
  listApplications: (ctx) => data(listTenantApplications(ctx)),
  rotateSecret: (ctx, { parameters, body }) => data(rotateSecret(ctx, { ...parameters, ...body })),
  revokeApplication: (ctx, { parameters }) => data(revokeApplication(ctx, parameters)),
};
