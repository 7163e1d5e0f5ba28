import { Outlet, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { Permission } from '#contract/operator/permissions.ts'
import { setupPermission } from '#admin/features/setup/setup-steps.ts'
import { NextStep, SetupSteps } from '#admin/features/setup/SetupSteps.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noForm } from '#admin/http/no-form.server.ts'
import { currentStaff } from '#admin/http/staff.ts'
import type { MenuPlace } from '#admin/pages/page.ts'
import { adminPages } from '#admin/pages/pages.ts'
import { AdminFrame } from '#admin/ui/AdminFrame.tsx'
import { ErrorPage } from '#admin/ui/ErrorPage.tsx'
import { Alert } from '#web/ui/Alert.tsx'

type NavItem = Omit<MenuPlace, 'needs'> & { href: string; needs: readonly Permission[] }

const navItems: NavItem[] = adminPages.flatMap(({ path, menu, needs }) =>
	menu ? [{ ...menu, href: path, needs: menu.needs ? [menu.needs] : needs }] : [],
)

export async function loader(args: AdminArgs) {
	const { can, company, me, notices } = await currentStaff(args)
	return {
		company: company.companyName,
		hasSeveralCompanies: me.companies.length > 1,
		name: me.name,
		items: navItems
			.filter(({ needs, unless }) => needs.every(can) && !(unless && can(unless)))
			.map(({ key, href, icon, shortcut }) => ({ key, href, icon, shortcut })),
		canSearch: can('orders.read'),
		isSetUp: company.isOpen || !can(setupPermission),
		notice: notices.take(),
		sendsMail: me.sendsMail,
	}
}

export const action = noForm

export default function Frame() {
	const data = useLoaderData<typeof loader>()
	return (
		<AdminFrame {...data}>
			{data.notice ? (
				<div className="mb-4">
					<Alert tone={data.notice.type} title={data.notice.text} role="status" />
				</div>
			) : null}
			{data.sendsMail ? null : <MailNotice />}
			{data.isSetUp ? null : <SetupSteps />}
			<Outlet />
			{data.isSetUp ? null : <NextStep />}
		</AdminFrame>
	)
}

export function ErrorBoundary() {
	const data = useRouteLoaderData<typeof loader>('routes/frame')
	const { t } = useTranslation('common')
	if (!data) {
		return (
			<main
				className="mx-auto max-w-160 px-(--gutter) py-12"
				id="main"
				aria-label={t('error.home')}
			>
				<ErrorPage />
			</main>
		)
	}
	return (
		<AdminFrame {...data}>
			<ErrorPage />
		</AdminFrame>
	)
}

/** Says on every page that no mail leaves the server, and what to set. */
function MailNotice() {
	const { t } = useTranslation('common')
	return (
		<div className="mb-4">
			<Alert tone="warning" title={t('noMail.title')}>
				{t('noMail.text')} <b className="wrap-anywhere">ETALASE_SMTP_URL</b>
			</Alert>
		</div>
	)
}
