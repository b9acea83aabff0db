/** Where every operation of one business begins. */
export const inBusiness = '/v0/business/{business_id}';
