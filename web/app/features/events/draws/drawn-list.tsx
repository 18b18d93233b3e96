import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { Draw, Drawn } from '#shared/events/draws/lottery.ts';
import { quantity } from '#shared/quantity.ts';

interface DrawnListProps {
  readonly drawn: Pick<Draw, 'entries' | 'seats'> & Drawn;
  readonly myNumber: number | undefined;
}

/** The entries in the order in which they were drawn. */
export function DrawnList({ drawn: { order, seated, seats, entries }, myNumber }: DrawnListProps) {
  const heads = new Map(entries.map((entry) => [entry.number, entry.heads]));
  return (
    <Container
      header={
        <Header
          variant="h2"
          counter={`(${order.length})`}
          description={`There ${seats === 1 ? 'was' : 'were'} ${quantity(seats, 'open spot')}.`}
        >
          Drawn order
        </Header>
      }
    >
      {order.length === 0 ? (
        <p>No players entered. Spots are first come, first served.</p>
      ) : (
        <table className="drawn-list">
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Entry</th>
              <th scope="col">People</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {order.map((number, index) => (
              <tr key={number}>
                <td>{index + 1}</td>
                <th scope="row">
                  {number}
                  {number === myNumber && <strong> (yours)</strong>}
                </th>
                <td>{heads.get(number)}</td>
                <td>{index < seated ? 'Spot' : `Number ${index - seated + 1} in line`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Container>
  );
}
