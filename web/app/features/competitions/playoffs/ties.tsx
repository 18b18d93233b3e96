import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { OrderList } from './order-list.tsx';

interface TiesProps {
  readonly ties: readonly (readonly string[])[];
  readonly names: Readonly<Record<string, string>>;
  readonly onDecide: (order: string[]) => void;
}

/** Whoever is level where the line is drawn, put in order by people. */
export function Ties({ ties, names, onDecide }: TiesProps) {
  const [orders, setOrders] = useState(ties.map((tie) => [...tie]));
  return (
    <SpaceBetween size="s">
      {orders.map((order, at) => (
        <OrderList
          key={ties[at]?.join()}
          label="Tied teams, best first"
          order={order}
          nameOf={(one) => names[one] ?? one}
          onMove={(moved) => setOrders(orders.map((other, index) => (index === at ? moved : other)))}
        />
      ))}
      <Button onClick={() => onDecide(orders.flat())}>Use this order</Button>
    </SpaceBetween>
  );
}
