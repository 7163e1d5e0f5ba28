import { cva } from 'class-variance-authority'

/** A panel floating beside its button. */
export const floatingPanel = 'min-w-60 rounded-card bg-raised p-2 shadow-overlay'

/** A row of a menu; a button needs `w-full` as well. */
export const menuItem = cva('flex items-center gap-3 rounded-control px-3 py-2 hover:bg-sunk', {
	variants: { size: { normal: 'min-h-11', small: 'min-h-9' } },
	defaultVariants: { size: 'normal' },
})
