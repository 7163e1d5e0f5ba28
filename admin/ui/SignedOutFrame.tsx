import type { ReactNode } from 'react'
import { Card } from '#web/ui/Card.tsx'
import { Brand } from './Brand.tsx'
import { PreferenceButtons } from './PreferenceButtons.tsx'

/** The frame of pages without a signed-in account: a narrow card, and the preference buttons. */
export function SignedOutFrame({ children }: { children: ReactNode }) {
	return (
		<div className="grid min-h-dvh grid-rows-[1fr_auto] bg-sunk">
			<main
				className="mx-auto grid w-full max-w-120 content-center gap-6 px-(--gutter) py-8"
				id="main"
			>
				<Brand />
				<Card className="bg-ground">{children}</Card>
			</main>
			<footer className="mx-auto w-full max-w-120 px-(--gutter) pb-6">
				<PreferenceButtons />
			</footer>
		</div>
	)
}
