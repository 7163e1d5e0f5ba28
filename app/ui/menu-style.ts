import { cva } from 'class-variance-authority'

/** A row of a menu; a button needs `w-full` as well. */
export const menuItem = cva('menu-item', {
	variants: { size: { normal: 'min-h-11', small: 'min-h-9' } },
	defaultVariants: { size: 'normal' },
})
