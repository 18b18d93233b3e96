interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const everyMs = 200;
type Read = (video: HTMLVideoElement) => Promise<string | undefined>;

/**
 * Shows the camera in a video and tells the codes that come into sight.
 * @throws when there is no camera, or it may not be used
 */
export async function readCodes(
  video: HTMLVideoElement,
  tell: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  const read = await reader();
  for (let last: string | undefined; !signal.aborted; ) {
    const code = await read(video).catch(() => undefined);
    if (code && code !== last && !signal.aborted) tell(code);
    last = code ?? last;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** The browser's own reader where it has one. */
async function reader(): Promise<Read> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { default: decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!canvas || video.videoWidth === 0) return undefined;
    const { videoWidth: width, videoHeight: height } = video;
    Object.assign(canvas.canvas, { width, height });
    canvas.drawImage(video, 0, 0);
    return decodeQR({ width, height, data: canvas.getImageData(0, 0, width, height).data });
  };
}
