import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

// Without this, Vue drops the listeners of the element.
const isCustomElement = (tag) => tag === 'portal-payment';

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] });
