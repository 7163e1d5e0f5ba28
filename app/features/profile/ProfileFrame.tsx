import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { withoutLocale } from '#app/i18n/paths.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Container } from '#app/ui/Container.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/ListLink.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { accountNavItems, currentNavPath } from './account-nav-items.ts'
import { SignOutForm } from './SignOutForm.tsx'

type ProfileFrameProps = {
	formToken: string
	/** Notifications that were not read. */
	unread: number
	children: ReactNode
}

/** The account's layout: a side menu from 1024; on a phone a list below the overview, and a link back to it. */
export function ProfileFrame({ formToken, unread, children }: ProfileFrameProps) {
	const { t } = useTranslation('profile')
	const path = usePath()
	const here = withoutLocale(useLocation().pathname)
	const isOverview = /^\/profile$/i.test(here)
	return (
		<Container page>
			<div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[232px_minmax(0,1fr)] lg:gap-8">
				<nav aria-label={t('menu')} className={isOverview ? 'max-lg:order-last' : 'max-lg:hidden'}>
					<ul>
						{accountNavItems.map(({ path: to, texts, icon }) => (
							<li key={to}>
								<ListLink
									href={path(to)}
									aria-current={currentNavPath(here) === to ? 'page' : undefined}
								>
									<Icon name={icon} />
									{t(texts)}
									{unread > 0 && to === paths.profile.notifications ? (
										<Tag>{t('unread', { count: unread })}</Tag>
									) : null}
								</ListLink>
							</li>
						))}
						<li>
							<ListLink href={path(paths.vouchers)}>
								<Icon name="tag" />
								{t('vouchers')}
							</ListLink>
						</li>
					</ul>
					<SignOutForm formToken={formToken} />
				</nav>
				<div>
					{isOverview ? null : (
						<p className="mb-2 lg:hidden">
							<TextLink touch="block" href={path(paths.profile.overview)} className="gap-2">
								<Icon name="left" />
								{t('nav.overview')}
							</TextLink>
						</p>
					)}
					{children}
				</div>
			</div>
		</Container>
	)
}
