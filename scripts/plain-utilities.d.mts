import type { Plugin } from 'vite'

export function plainUtilities(): Plugin
