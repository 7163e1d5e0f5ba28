import type { ComponentPropsWithoutRef } from 'react'
import { Icon } from './Icon.tsx'

type ErrorTextProps = ComponentPropsWithoutRef<'p'> & { icon?: boolean }

/** An error message with an icon. */
export function ErrorText({ icon = true, children, ...props }: ErrorTextProps) {
	return (
		<p {...props} className="flex gap-1.5 text-14 font-semibold text-alarm">
			{icon ? <Icon name="alert" /> : null}
			{children}
		</p>
	)
}
