import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { AppSecret } from './change-second-factor.server.ts'

type AuthenticatorFormProps = {
	app: AppSecret & { address: string }
	rejected: RejectedForm | undefined
}

/** Shows the secret for an authenticator app as a QR code and as text, and asks for its first code. */
export function AuthenticatorForm({ app, rejected }: AuthenticatorFormProps) {
	const { t } = useTranslation('access')
	const { size, path } = app.qr
	return (
		<Panel id="app" title={t('factor.scan')}>
			<p className="mb-4 text-14 text-mute">{t('factor.scanText')}</p>
			<PostForm className="grid gap-4">
				<FormErrors rejected={rejected} ns="access" />
				<svg
					viewBox={`0 0 ${size} ${size}`}
					role="img"
					aria-label={t('factor.picture')}
					className="size-56 rounded-control"
					shapeRendering="crispEdges"
				>
					<path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
					<path fill="#000" d={path} />
				</svg>
				<p>
					<span className="block text-14 text-mute">{t('factor.secret')}</span>
					<code className="font-semibold break-words tabular-nums">{app.secret}</code>
				</p>
				<input type="hidden" name="address" value={app.address} />
				<TextField
					id="code"
					name="code"
					label={t('factor.code')}
					maxLength={20}
					inputMode="numeric"
					autoComplete="one-time-code"
					errors={fieldErrors(rejected, t)('code')}
					required
				/>
				<div>
					<Button variant="primary" name="act" value="confirm">
						{t('factor.confirm')}
					</Button>
				</div>
			</PostForm>
		</Panel>
	)
}
