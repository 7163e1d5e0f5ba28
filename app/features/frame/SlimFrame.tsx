import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Trackers } from '#app/features/analytics/Trackers.tsx'
import { PageToasts } from '#app/features/errors/PageToasts.tsx'
import { FlashRegion } from '#app/ui/FlashRegion.tsx'
import { Part } from '#app/ui/Part.tsx'
import { SiteFrame } from '#app/ui/SiteFrame.tsx'
import { AccountLink } from './AccountLink.tsx'
import { CartLink } from './CartLink.tsx'
import type { FrameView } from './frame-view.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { Logo } from './Logo.tsx'
import { SlimFooter } from './SiteFooter.tsx'

/** A reduced layout: logo, language and cart only. */
export function SlimFrame({ children, ...frame }: FrameView & { children: ReactNode }) {
	const { t } = useTranslation('frame')
	return (
		<PageToasts>
			<SiteFrame
				skipLinks={[{ href: '#main', label: t('skip') }]}
				layout={frame.header === 'centred' ? 'centred' : 'bar'}
				logo={<Logo {...frame} />}
				actions={
					<>
						<LanguageLink short />
						<CartLink own={frame.own} />
						<AccountLink own={frame.own} />
					</>
				}
				flash={<Part from={frame.own}>{(own) => <FlashRegion messages={own.messages} />}</Part>}
				footer={<SlimFooter {...frame} />}
			>
				{children}
			</SiteFrame>
			<Trackers ids={frame.tracking} />
		</PageToasts>
	)
}
