import { useTranslation } from 'react-i18next'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Popover } from '#app/ui/Popover.tsx'
import type { FrameView } from './frame-view.ts'
import { LanguageLink } from './LanguageLink.tsx'
import { PreferenceForms } from './PreferenceForms.tsx'

/** Everything the header has no room for on a phone. */
export function PhoneMenu(frame: FrameView) {
	const { t } = useTranslation('frame')
	const path = usePath()
	return (
		<Popover className="top-menu" label={t('menu')} button={<Icon name="menu" size="large" />}>
			<nav aria-label={t('menu')}>
				<ul>
					<li className="font-semibold">
						<Anchor href={path(paths.products)}>{t('allProducts')}</Anchor>
					</li>
					{frame.categories.map(({ slug, name, children }) => (
						<li key={slug}>
							<Anchor href={path(paths.category(slug))}>{name}</Anchor>
							{children.length > 0 ? (
								<ul>
									{children.map((child) => (
										<li key={child.slug}>
											<Anchor href={path(paths.category(child.slug))}>{child.name}</Anchor>
										</li>
									))}
								</ul>
							) : null}
						</li>
					))}
				</ul>
				<ul className="mt-2 border-t border-line pt-2">
					{frame.account?.balances ? (
						<li>
							<Anchor href={path(paths.profile.wallet)}>
								<Icon name="wallet" />
								{t('balances', frame.account.balances)}
							</Anchor>
						</li>
					) : null}
					<li>
						<Anchor href={path(paths.wishlist)}>
							<Icon name="heart" />
							{t('wish.menu')}
						</Anchor>
					</li>
					<li>
						<Anchor href={path(paths.orderLookUp)}>
							<Icon name="box" />
							{t('lookUp')}
						</Anchor>
					</li>
					<li>
						<Anchor href={path(paths.paymentConfirmation)}>
							<Icon name="wallet" />
							{t('confirmPayment')}
						</Anchor>
					</li>
					{frame.whatsapp ? (
						<li>
							<a href={frame.whatsapp} rel="noopener">
								<Icon name="chat" />
								{t('whatsapp')}
							</a>
						</li>
					) : null}
					<li>
						<LanguageLink />
					</li>
				</ul>
				<div className="mt-2 border-t border-line pt-2">
					<PreferenceForms {...frame} />
				</div>
			</nav>
		</Popover>
	)
}
