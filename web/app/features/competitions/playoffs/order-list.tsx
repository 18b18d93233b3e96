import Button from '@cloudscape-design/components/button';
import './playoffs.css';

interface OrderListProps {
  readonly label: string;
  readonly order: readonly string[];
  readonly nameOf: (one: string) => string;
  readonly onMove: (order: string[]) => void;
}

/** People in an order that is changed one place at a time. */
export function OrderList({ label, order, nameOf, onMove }: OrderListProps) {
  const swap = (at: number, other: number) =>
    onMove(order.map((one, index) => (index === at ? order[other] : index === other ? order[at] : one) ?? one));
  return (
    <ol className="playoff-order" aria-label={label}>
      {order.map((one, at) => (
        <li key={one}>
          <span>{nameOf(one)}</span>
          <span>
            <Button
              iconName="angle-up"
              variant="icon"
              ariaLabel={`Move ${nameOf(one)} up`}
              disabled={at === 0}
              onClick={() => swap(at, at - 1)}
            />
            <Button
              iconName="angle-down"
              variant="icon"
              ariaLabel={`Move ${nameOf(one)} down`}
              disabled={at === order.length - 1}
              onClick={() => swap(at, at + 1)}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
