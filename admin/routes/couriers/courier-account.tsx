import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listCourierAccounts } from '#contract/courier-account.ts'
import { COURIER_PROVIDER_NAMES } from '#contract/courier.ts'
import {
	courierAccountView,
	type CourierAccountView,
} from '#admin/features/couriers/courier-account-view.ts'
import { CourierAccountForm } from '#admin/features/couriers/CourierAccountForm.tsx'
import {
	courierProviderAt,
	saveCouriers,
} from '#admin/features/couriers/save-courier-account.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'couriers')
	const provider = courierProviderAt(args.params.provider)
	const { list } = await staff.api.call(listCourierAccounts, {})
	const settings = list.find((one) => one.provider === provider)
	if (!settings) throw new Response(null, { status: 404 })
	const name = COURIER_PROVIDER_NAMES[provider]
	return {
		title: pageTitle(staff.locale, 'settings:live.one', { provider: name }),
		mustConfirm: staff.mustConfirm,
		one: courierAccountView(settings, staff.locale, staff.company.isOpen),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'couriers')
	const provider = courierProviderAt(args.params.provider)
	const rejected = await saveCouriers(staff, provider, await args.request.formData())
	if (rejected) return refuseForm(rejected)
	staff.notices.put(noticeOf(staff, 'settings:live.saved'))
	return redirect(`/settings/shipping/live/${provider.toLowerCase()}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function CourierAccountPage() {
	const { one, mustConfirm } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('settings')
	return (
		<>
			<PageHead
				title={one.name}
				back={{ href: '/settings/shipping/live', label: t('live.title') }}
			/>
			<div className="grid max-w-180 gap-4">
				<CourierAccountState one={one} />
				<CourierAccountForm one={one} rejected={rejected} mustConfirm={mustConfirm} />
			</div>
		</>
	)
}

function CourierAccountState({ one }: { one: CourierAccountView }) {
	const { t } = useTranslation('settings')
	const { account, warnings, pushUrl } = one
	if (!account) return null
	const never = t('live.never')
	const rows = [
		{ term: t('live.key'), value: `…${account.keyHint}` },
		{ term: t('live.rated'), value: account.rated ?? never },
	]
	const pushRows = [
		{ term: t('live.pushUrl'), value: <span className="wrap-anywhere">{pushUrl}</span> },
		{ term: t('live.heard'), value: account.heard ?? never },
	]
	return (
		<Panel
			id="state"
			title={t('live.state')}
			more={
				<ButtonLink href={`${one.path}/test`} size="small">
					{t('live.test')}
				</ButtonLink>
			}
		>
			<div className="grid gap-3">
				{warnings.map((warning) => (
					<Alert
						key={warning}
						tone="warning"
						title={t(`live.warning.${warning}`, { at: account.silent ?? '' })}
					/>
				))}
				<SummaryList rows={pushUrl === null ? rows : [...rows, ...pushRows]} />
			</div>
		</Panel>
	)
}
