import type { ComponentPropsWithoutRef } from 'react'
import { Anchor } from '#web/ui/Anchor.tsx'
import { menuItem } from './menu-style.ts'

type MenuLinkProps = ComponentPropsWithoutRef<typeof Anchor> & { size?: 'normal' | 'small' }

/** A row in a `Drawer`. */
export function MenuLink({ size, className, ...link }: MenuLinkProps) {
	return <Anchor {...link} className={menuItem({ size, className })} />
}
