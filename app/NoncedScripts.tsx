import { Scripts } from '@remix-run/react'
import { Children, cloneElement, isValidElement, type ReactNode } from 'react'

/** Remix's scripts with the nonce on their preloads too: the policy asks every script for it. */
export function NoncedScripts({ nonce }: { nonce: string | undefined }) {
	const scripts = Scripts({ nonce })
	if (!isValidElement<{ children: ReactNode }>(scripts)) return null
	return Children.map(scripts.props.children, (child) =>
		isValidElement<{ nonce?: string; suppressHydrationWarning?: boolean }>(child) &&
		child.type === 'link'
			? cloneElement(child, { nonce, suppressHydrationWarning: true })
			: child,
	)
}
