import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

// Without this, Vue warns in development, and a page that is rendered on the server lacks the element.
const isCustomElement = (tag) => tag === 'portal-payment';

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] });
