import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Trackers } from '#app/features/analytics/Trackers.tsx'
import { LostToasts } from '#app/features/errors/LostToasts.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { FlashRegion } from '#app/ui/FlashRegion.tsx'
import { IconLink } from '#web/ui/IconTarget.tsx'
import { SiteFrame } from '#app/ui/SiteFrame.tsx'
import { Toaster } from '#app/ui/Toaster.tsx'
import { AccountLink } from './AccountLink.tsx'
import type { FrameView } from './frame-view.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { Logo } from './Logo.tsx'
import { SlimFooter } from './SiteFooter.tsx'
import { useOwnCodeCopy } from './use-own-code-copy.ts'

/** A reduced layout: logo, language and cart only. */
export function SlimFrame({ children, ...frame }: FrameView & { children: ReactNode }) {
	const { t } = useTranslation(['frame', 'common'])
	const path = usePath()
	const { cartCount } = frame
	useOwnCodeCopy(frame.account)
	return (
		<Toaster
			closeLabel={t('close')}
			regionLabel={t('notifications')}
			failureTitle={t('common:failure.title')}
		>
			<SiteFrame
				skipLinks={[{ href: '#main', label: t('skip') }]}
				layout={frame.header === 'centred' ? 'centred' : 'bar'}
				logo={<Logo {...frame} />}
				actions={
					<>
						<LanguageLink short />
						<IconLink
							icon="cart"
							label={cartCount === 0 ? t('cart.empty') : t('cart.filled', { count: cartCount })}
							count={cartCount}
							href={path(paths.cart)}
						/>
						<AccountLink account={frame.account} />
					</>
				}
				flash={<FlashRegion messages={frame.messages} />}
				footer={<SlimFooter {...frame} />}
			>
				{children}
			</SiteFrame>
			<LostToasts />
			<Trackers ids={frame.tracking} />
		</Toaster>
	)
}
