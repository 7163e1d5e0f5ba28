import type { ReactNode } from 'react'
import type { Image } from '#contract/image.ts'
import { Logo } from '#app/features/frame/Logo.tsx'
import { LanguageLink } from '#app/features/frame/LanguageLink.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import type { FlashMessage } from '#app/ui/FlashRegion.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'

export type AuthFrame = {
	shop: string
	logo: Image | null
	messages: FlashMessage[]
	formToken: string
}

type AuthPageProps = AuthFrame & {
	title: string
	lead?: ReactNode
	children: ReactNode
	/** Links below the form. */
	foot?: ReactNode
}

/** Layout of the sign-in pages: logo, language, one form. */
export function AuthPage({ title, lead, children, foot, ...frame }: AuthPageProps) {
	return (
		<div className="mx-auto max-w-112">
			<div className="flex flex-wrap items-center justify-between gap-2 mb-6">
				<Logo {...frame} />
				<LanguageLink short />
			</div>
			{frame.messages.map(({ tone, text }) => (
				<div className="mb-4" key={text}>
					<Alert tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
						{text}
					</Alert>
				</div>
			))}
			<PageHeader title={title}>{lead}</PageHeader>
			{children}
			{foot ? <div className="mt-6 border-t border-line pt-4">{foot}</div> : null}
		</div>
	)
}
