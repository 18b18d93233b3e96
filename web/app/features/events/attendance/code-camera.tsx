import Button from '@cloudscape-design/components/button';
import { useEffect, useRef, useState } from 'react';
import { readCodes } from './read-codes.ts';

/** The camera, until it is stopped. Each code is told once while it stays in sight. */
export function CodeCamera({ onCode }: { readonly onCode: (code: string) => void }) {
  const [isOn, setIsOn] = useState(false);
  return isOn ? (
    <Viewer onCode={onCode} onStop={() => setIsOn(false)} />
  ) : (
    <Button variant="primary" fullWidth iconName="video-on" onClick={() => setIsOn(true)}>
      Scan
    </Button>
  );
}

function Viewer({ onCode, onStop }: { onCode: (code: string) => void; onStop: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useRef(onCode);
  tell.current = onCode;
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const stopped = new AbortController();
    if (video.current)
      readCodes(video.current, (code) => tell.current(code), stopped.signal).catch(() =>
        setProblem('We can’t use the camera. Type the code, or find the player in the list.'),
      );
    return () => stopped.abort();
  }, []);
  return (
    <div>
      {problem ? <p role="alert">{problem}</p> : <video ref={video} className="door-camera" muted playsInline />}
      <Button onClick={onStop}>Stop scanning</Button>
    </div>
  );
}
