import { TEXT_TABLE_TYPES } from '#contract/file-types.ts'
import { json, redirect, type MetaFunction } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { DownloadForm } from '#admin/features/files/DownloadForm.tsx'
import { uploadTariffs } from '#admin/features/settings/change-shipping.server.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FileField } from '#web/ui/FileField.tsx'

export async function loader(args: AdminArgs) {
	const { locale } = await requireStaff(args, 'couriers')
	return { title: pageTitle(locale, 'settings:tariffs.title') }
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'couriers')
	const result = await uploadTariffs(staff, await args.request.formData())
	if ('rejected' in result) return json(result, { status: 422 })
	staff.notices.put(noticeOf(staff, `settings:${result.done}`))
	return redirect('/settings/shipping', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function TariffFilePage() {
	const rejected = useActionData<typeof action>()?.rejected
	const { t } = useTranslation('settings')
	return (
		<>
			<PageHead
				title={t('tariffs.title')}
				back={{ href: '/settings/shipping', label: t('tab.shipping') }}
			/>
			<TariffFilePanel rejected={rejected} />
		</>
	)
}

function TariffFilePanel({ rejected }: { rejected: RejectedForm | undefined }) {
	const { t } = useTranslation('settings')
	return (
		<Panel id="tariffs" title={t('tariffs.title')}>
			<p className="mb-3 text-14 text-mute">{t('tariffs.text')}</p>
			<PostForm encType="multipart/form-data" className="grid gap-4">
				<FormErrors rejected={rejected} ns="settings" />
				<FileField
					id="file"
					name="file"
					label={t('tariffs.file')}
					accept={TEXT_TABLE_TYPES}
					errors={fieldErrors(rejected, t)('file')}
				/>
				<div>
					<Button name="act" value="csv">
						{t('tariffs.upload')}
					</Button>
				</div>
			</PostForm>
			<DownloadForm file="/settings/tariffs">{t('tariffs.download')}</DownloadForm>
		</Panel>
	)
}
