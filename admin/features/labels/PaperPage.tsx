import type { ReactNode } from 'react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { paperStyle } from '#web/ui/paper-style.ts'
import { TextLink } from '#web/ui/TextLink.tsx'

/** A page to print, with a head that is not printed. */
export function PaperPage({ title, children }: { title: string; children: ReactNode }) {
	const { t } = useTranslation('orders')
	return (
		<main className={`min-h-dvh ${paperStyle}`} id="main">
			<div className="mx-auto max-w-180 p-(--gutter)">
				<div className="flex flex-wrap items-center justify-between gap-4 border-b border-line pb-3 print:hidden">
					<h1>{title}</h1>
					<p className="text-14 text-mute">{t('slip.print')}</p>
					<TextLink href="/orders" touch="block">
						{t('slip.back')}
					</TextLink>
				</div>
				{children}
			</div>
		</main>
	)
}
