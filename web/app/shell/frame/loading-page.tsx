import { useLocation } from 'react-router';
import { skeletonOf } from '#web/app/router/skeleton-of.ts';
import { PageSkeleton } from '../page/skeletons.tsx';

/** Stands where the first page of a visit will be. */
export const LoadingPage = () => <PageSkeleton shape={skeletonOf(useLocation().pathname)} />;
