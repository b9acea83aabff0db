import { z } from 'zod';
import { partyCreateFields, partyFields, partyUpdateFields } from './party';
import { identifier } from './primitives';

export const customer = z.object(partyFields).meta({ id: 'Customer' });

export const customerCreate = z.strictObject(partyCreateFields).meta({ id: 'CustomerCreate' });
export const customerUpdate = z.strictObject(partyUpdateFields).meta({ id: 'CustomerUpdate' });

export const customerParameters = z.object({
  business_id: identifier('business'),
  customer_id: identifier('customer'),
});
