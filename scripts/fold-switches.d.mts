import type { Plugin } from 'vite'

export function foldSwitches(): Plugin
