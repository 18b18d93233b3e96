import { Function as EdgeFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { viewerHeader } from '#infra/bundling/origin-guard.ts';

const edgeFunction = (scope: Construct, id: string, comment: string, code: string) =>
  new EdgeFunction(scope, id, { comment, runtime: FunctionRuntime.JS_2_0, code: FunctionCode.fromInline(code) });

/**
 * Serves the app's page for every address of the app. Not by CloudFront's error pages: those hold for a whole
 * distribution and would answer the API's own 403 and 404 with a page.
 */
export const appPageFunction = (scope: Construct, id: string): EdgeFunction =>
  edgeFunction(
    scope,
    id,
    'Every address without a file name is the app',
    `function handler(event) {
  var request = event.request;
  var name = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (name.indexOf('.') === -1) request.uri = '/index.html';
  return request;
}`,
  );

/** Tells the API who asks; whatever the viewer sent under that name is overwritten. */
export const viewerFunction = (scope: Construct, id: string): EdgeFunction =>
  edgeFunction(
    scope,
    id,
    'The address of the viewer, for rate limits',
    `function handler(event) {
  event.request.headers['${viewerHeader}'] = { value: event.viewer.ip };
  return event.request;
}`,
  );
