import { useRoute, type Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { nextTick, onMounted, watch } from 'vue';
import { defineElements } from '../../elements/define.ts';
import './style.css';

export default {
  extends: DefaultTheme,
  setup() {
    const route = useRoute();
    const define = () => void nextTick(defineElements);
    onMounted(() => watch(() => route.path, define, { immediate: true }));
  },
} satisfies Theme;
