import { redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import {
	chooseCourierArea,
	listCourierAccounts,
	listUnmatchedAreas,
} from '#contract/courier-account.ts'
import { COURIER_PROVIDERS, COURIER_PROVIDER_NAMES } from '#contract/courier.ts'
import { courierAccountView } from '#admin/features/couriers/courier-account-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { parseForm } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink, Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'

const pagePath = '/settings/shipping/live'

export async function loader(args: AdminArgs) {
	const { api, locale, company } = await requireStaff(args, 'couriers')
	const [{ list }, areas] = await Promise.all([
		api.call(listCourierAccounts, {}),
		api.call(listUnmatchedAreas, {}),
	])
	return {
		title: pageTitle(locale, 'settings:live.title'),
		providers: list.map((one) => courierAccountView(one, locale, company.isOpen)),
		areas: areas.list.map(({ provider, district, districtName, candidates }) => ({
			provider,
			district,
			districtName,
			candidates,
		})),
	}
}

const Choice = z.object({
	provider: z.enum(COURIER_PROVIDERS),
	district: z.string(),
	areaId: z.string().min(1),
})

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'couriers')
	const parsed = parseForm(await args.request.formData(), Choice)
	if (parsed.ok) {
		const answer = await staff.api.tryCall(chooseCourierArea, { body: parsed.value })
		if (!answer.ok && answer.code !== 'COURIER_AREA_NOT_FOUND') throw refusalResponse(answer)
		staff.notices.put(noticeOf(staff, 'settings:live.areaChosen'))
	}
	return redirect(pagePath, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function CouriersPage() {
	const { providers, areas } = useLoaderData<typeof loader>()
	const { t } = useTranslation('settings')
	return (
		<>
			<PageHead
				title={t('live.title')}
				back={{ href: '/settings/shipping', label: t('tab.shipping') }}
			>
				<p className="max-w-[68ch] text-14 text-mute">{t('live.lead')}</p>
			</PageHead>
			<div className="grid max-w-180 gap-4">
				<Panel id="providers" title={t('live.providers')}>
					<ul className="divide-y divide-line">
						{providers.map(({ provider, name, path, account, warnings }) => (
							<li
								key={provider}
								className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
							>
								<div className="min-w-0">
									<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
										<b>{name}</b>
										<Badge colour={account?.isActive ? 'green' : 'grey'}>
											{t(account ? (account.isActive ? 'live.on' : 'live.off') : 'live.none')}
										</Badge>
									</p>
									{account ? (
										<p className="text-14 text-mute">
											{t('live.rated')}: {account.rated ?? t('live.never')}
										</p>
									) : null}
									{warnings.map((warning) => (
										<p key={warning} className="text-14 text-alarm">
											{t(`live.warning.${warning}`, { at: account?.silent ?? '' })}
										</p>
									))}
								</div>
								<ButtonLink href={path} size="small" aria-label={t('live.one', { provider: name })}>
									{t(account ? 'live.change' : 'live.setUp')}
								</ButtonLink>
							</li>
						))}
					</ul>
				</Panel>
				<UnmatchedAreas areas={areas} />
			</div>
		</>
	)
}

type UnmatchedArea = SerializeFrom<typeof loader>['areas'][number]

function UnmatchedAreas({ areas }: { areas: UnmatchedArea[] }) {
	const { t } = useTranslation('settings')
	if (areas.length === 0) return null
	return (
		<Panel id="areas" title={t('live.areas')}>
			<p className="mb-3 max-w-[68ch] text-14 text-mute">{t('live.areasLead')}</p>
			<ul className="divide-y divide-line">
				{areas.map((area) => (
					<li key={`${area.provider}-${area.district}`} className="py-3">
						<AreaForm area={area} />
					</li>
				))}
			</ul>
		</Panel>
	)
}

function AreaForm({ area }: { area: UnmatchedArea }) {
	const { t } = useTranslation('settings')
	const { provider, district, districtName, candidates } = area
	const id = `area-${provider}-${district}`
	if (candidates.length === 0) {
		return (
			<p>
				{districtName} · {COURIER_PROVIDER_NAMES[provider]}: {t('live.noArea')}
			</p>
		)
	}
	return (
		<PostForm className="grid gap-3">
			<input type="hidden" name="provider" value={provider} />
			<input type="hidden" name="district" value={district} />
			<SelectField
				id={id}
				name="areaId"
				label={`${districtName} · ${COURIER_PROVIDER_NAMES[provider]}`}
				options={candidates.map((one) => ({ value: one.id, label: one.label }))}
			/>
			<div>
				<Button size="small" aria-label={t('live.chooseOne', { district: districtName })}>
					{t('live.choose')}
				</Button>
			</div>
		</PostForm>
	)
}
