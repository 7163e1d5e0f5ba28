import { clsx } from 'clsx'
import type { ComponentPropsWithoutRef } from 'react'
import { Anchor } from './Anchor.tsx'
import { Icon, type IconName } from './Icon.tsx'

/** Classes of a round 44 px touch target for an icon. */
export const iconTarget = 'icon-target text-soft hover:bg-sunk hover:text-ink'

type Sign = { icon: IconName; label: string; filled?: boolean; count?: number }

/** An icon link of 44 px with an optional count (none at 0). */
export function IconLink({
	icon,
	label,
	filled,
	count,
	className,
	...link
}: Sign & { href: string; reload?: boolean; className?: string }) {
	return (
		<Anchor {...link} className={clsx(iconTarget, className)} aria-label={label}>
			<Icon name={icon} size="large" filled={filled} />
			{count ? <span className={countStyle}>{count > 99 ? '99+' : count}</span> : null}
		</Anchor>
	)
}

type IconButtonProps = Sign &
	Omit<ComponentPropsWithoutRef<'button'>, 'children'> & {
		/** On a picture: small and dark on a light disc in both colour modes. */
		overlay?: boolean
		/** For its position. */
		className?: string
	}

/** An icon button of 44 px, of type submit by default. */
export function IconButton(props: IconButtonProps) {
	const { icon, label, filled, count, overlay, className, ...button } = props
	return (
		<button
			{...button}
			className={clsx(overlay ? onPicture : iconTarget, className)}
			aria-label={label}
		>
			<Icon name={icon} size={overlay ? 'small' : 'large'} filled={filled} />
			{count ? <span className={countStyle}>{count}</span> : null}
		</button>
	)
}

const onPicture = 'icon-on-picture'

const countStyle =
	'absolute top-[3px] right-0 min-w-4.5 rounded-full bg-accent px-[5px] text-center text-[0.6875rem]/[18px] font-bold text-on-accent'
