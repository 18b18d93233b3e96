import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';

/** Fields that belong together. */
export const PlacePart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Container header={<Header variant="h2">{title}</Header>}>
    <SpaceBetween size="l">{children}</SpaceBetween>
  </Container>
);
