import react from '@vitejs/plugin-react';
import { build } from 'esbuild';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { colors } from './shared/look/tokens.ts';
import { productName } from './shared/product.ts';
import { amplifyHttp } from './web/build/amplify-http.ts';
import { atlas } from './web/build/atlas.ts';
import { componentTrims } from './web/build/component-trims.ts';
import { componentWords } from './web/build/component-words.ts';
import { contractSummaries } from './web/build/contract-summaries.ts';
import { eventStylesheet } from './web/build/event-stylesheet.ts';
import { fontFiles } from './web/build/font-files.ts';
import { headingFontFile } from './web/build/heading-font-file.ts';
import { drawInstallIcons, installIcons } from './web/build/install-icons.ts';
import { lookStylesheet } from './web/build/look-stylesheet.ts';
import { pageParts } from './web/build/page-parts.ts';
import { pushWorker, pushWorkerFile } from './web/build/push-worker.ts';

/** `vite build` makes what CloudFront serves; `vite build --mode one-machine` the same for one machine. */
export default defineConfig(({ mode }) => ({
  root: 'web',
  plugins: [
    ...(mode === 'one-machine' ? [amplifyHttp()] : []),
    atlas(),
    componentTrims(),
    componentWords(),
    contractSummaries(),
    eventStylesheet(),
    fontFiles(),
    headingFontFile(),
    lookStylesheet(build),
    pageParts(),
    react(),
    pushWorker(build),
    drawInstallIcons(),
    serviceWorker(),
  ],
  optimizeDeps: { rolldownOptions: { plugins: mode === 'one-machine' ? [amplifyHttp()] : [] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // Scripts and styles are files of our own origin: the content security policy allows nothing else.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    // The first script names every other, and what tells versions apart is what compresses least: seven characters do.
    rolldownOptions: {
      output: { chunkFileNames: 'assets/[name]-[hash:7].js', assetFileNames: 'assets/[name]-[hash:7][extname]' },
    },
  },
}));

const installIcon = (icon: keyof typeof installIcons, purpose: 'any' | 'maskable') => {
  const { file, size } = installIcons[icon];
  return { src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose };
};

/** A second visit loads no script from the network; the shell decides when a new version takes over. */
const serviceWorker = () =>
  VitePWA({
    injectRegister: false,
    registerType: 'prompt',
    filename: 'service-worker.js',
    manifestFilename: 'app.webmanifest',
    manifest: {
      name: productName,
      short_name: productName,
      description: 'Find, join and organize sports events near you.',
      start_url: '/home',
      display: 'standalone',
      background_color: colors.page.light,
      theme_color: colors.pitch.light,
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        installIcon('small', 'any'),
        installIcon('large', 'any'),
        installIcon('maskable', 'maskable'),
      ],
      shortcuts: [
        { name: 'Discover', url: '/discover', icons: [installIcon('small', 'any')] },
        { name: 'Create', url: '/create', icons: [installIcon('small', 'any')] },
      ],
    },
    workbox: {
      importScripts: [`/${pushWorkerFile}`],
      globPatterns: ['**/*.{js,css,html,svg,woff2}'],
      navigateFallback: '/index.html',
      // Feeds and frames on other sites are the server's; an event's page the app shows itself to readers who have it.
      navigateFallbackDenylist: [/^\/calendars\//, /^\/embed\//, /^\/api\//, /^\/_local/, /^\/ws/, /^\/\.well-known\//],
      runtimeCaching: [
        {
          urlPattern: ({ url }) => url.pathname === '/config.json',
          handler: 'NetworkFirst',
          options: { cacheName: 'config', networkTimeoutSeconds: 3 },
        },
      ],
    },
  });
