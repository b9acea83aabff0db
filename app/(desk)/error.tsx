'use client';
export { LatePageError as default } from '@/components/shell/late-page-error';
