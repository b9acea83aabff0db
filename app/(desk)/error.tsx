'use client';
export { LatePageError as default } from '@/components/shell/failures/late-page-error';
