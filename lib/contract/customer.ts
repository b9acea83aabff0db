import { z } from 'zod';
import { partyCreateFields, partyFields, partyUpdateFields } from './party';
import { identifier } from './primitives';

export const customer = z.object(partyFields).meta({
  id: 'Customer',
  description: 'Whom the business sells to. Names may repeat: two firms can be called the same.',
});

export const customerCreate = z.strictObject(partyCreateFields).meta({ id: 'CustomerCreate' });
export const customerUpdate = z.strictObject(partyUpdateFields).meta({ id: 'CustomerUpdate' });

export const customerParameters = z.object({
  business_id: identifier('business'),
  customer_id: identifier('customer'),
});
