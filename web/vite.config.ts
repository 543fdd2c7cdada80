/** How the web app is built, served while developing, and tested. */
import { fileURLToPath } from "node:url";
import preact from "@preact/preset-vite";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig, type Plugin } from "vitest/config";
import { LANGUAGES, manifestAddress } from "./src/i18n/languages.ts";
import { manifestIn } from "./src/manifest.ts";

const project = fileURLToPath(new URL("..", import.meta.url));
const server = "http://127.0.0.1:8000";

/** The manifests, one for each language: the app names the one that it speaks. */
function manifests(): Plugin {
  return {
    name: "chuckwagon-manifests",
    generateBundle() {
      for (const { code } of LANGUAGES) {
        this.emitFile({
          type: "asset",
          fileName: manifestAddress(code).slice(1),
          source: JSON.stringify(manifestIn(code)),
        });
      }
    },
  };
}

/** Tells the page's first script where each language's words are. */
function wordsAhead(): Plugin {
  return {
    name: "chuckwagon-words",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((part) => part.type === "chunk");
        const addresses = LANGUAGES.map(({ code }) => {
          const words = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/${code}/index.ts`));
          return [code, `/${words?.fileName}`];
        });
        const words = JSON.stringify(Object.fromEntries(addresses));
        return html.replace('src="/first.js"', `$& data-words='${words}'`);
      },
    },
  };
}

export default defineConfig({
  plugins: [
    preact(),
    wordsAhead(),
    manifests(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src/sw",
      filename: "sw.ts",
      registerType: "prompt",
      // An injected registration script would be inline, which the content security policy forbids.
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ["**/*.{js,css,html,svg,png,woff2}", "*.webmanifest"],
      },
    }),
  ],
  resolve: {
    // The boards' data files lie beside the rules, and are drawn from there.
    alias: { "@domain": `${project}domain` },
  },
  build: {
    // Nothing becomes a data: address, so that the content security policy can stay at 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: true,
    rolldownOptions: {
      output: {
        // Libraries change seldom: their chunk stays in the cache when the app's changes.
        codeSplitting: {
          groups: [{ name: "vendor", test: /node_modules\/(@preact|preact|idb|openapi-fetch)/ }],
        },
      },
    },
  },
  server: {
    fs: { allow: [project] },
    proxy: Object.fromEntries(
      ["/api", "/docs", "/problems", "/openapi.json", "/healthz"].map((path) => [path, server]),
    ),
  },
  test: {
    // Making a page takes longer than most tests: those that need none say so in their first line.
    environment: "happy-dom",
    pool: "threads",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["src/testing/english.ts"],
    restoreMocks: true,
  },
});
