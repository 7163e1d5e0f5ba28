import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Command } from 'commander'
import { z } from 'zod'
import { answerOf, pathOf } from '#contract/endpoint-call.ts'
import type { Return } from '#contract/return.ts'
import {
	answerReturn,
	approveReturn,
	getStaffReturnPicture,
	listStaffReturns,
	readStaffReturn,
	receiveReturn,
	recordReturnShipment,
	refundReturn,
	rejectReturn,
} from '#contract/staff-return.ts'
import { say } from '#website-api/i18n/command-line-text.ts'
import { callEndpoint, callOperatorApi, fetchFile } from './operator-client.ts'
import { RefundTo, refundTargetOption } from './refund-target.ts'
import { returnsTable, returnText } from './return-text.ts'
import { printText } from './run-options.ts'
import { rupiah } from './text.ts'

const ListOptions = z.object({ status: z.string().optional(), page: z.string().optional() })
const RejectOptions = z.object({ reason: z.string() })
const SentBackOptions = z.object({ courier: z.string(), tracking: z.string() })
const RefundOptions = z.object({ to: RefundTo })
const PictureOptions = z.object({ to: z.string() })

/** Registers `returns …`. */
export function registerReturns(program: Command) {
	const returns = program.command('returns').description(say('returns'))
	returns
		.command('list')
		.description(say('newest'))
		.option('--status <status>', say('onlyStatus'))
		.option('--page <number>', say('furtherBack'))
		.action(async (raw: unknown) => {
			const { status, page } = ListOptions.parse(raw)
			const answer = await callOperatorApi(listStaffReturns.answer, {
				path: listStaffReturns.path,
				query: { RETURN_STATUS: status?.toUpperCase(), PAGE_INDEX: page },
			})
			const { list } = answerOf(listStaffReturns, answer)
			printText(list.length > 0 ? returnsTable(list) : say('returns.none'))
		})
	returns
		.command('show')
		.description(say('returns.show'))
		.argument('<number>')
		.action(async (number: string) =>
			printText(returnText(await callEndpoint(readStaffReturn, { number }))),
		)
	returns
		.command('pictures')
		.description(say('returns.pictures'))
		.argument('<number>')
		.requiredOption('--to <folder>', say('returns.pictures.to'))
		.action((number: string, raw: unknown) => savePictures(number, PictureOptions.parse(raw).to))
	addStep(returns, 'approve', approveReturn, say('returns.approve'))
	returns
		.command('reject')
		.description(say('returns.reject'))
		.argument('<number>')
		.requiredOption('--reason <text>', say('toldCustomer'))
		.action(async (number: string, raw: unknown) =>
			announce(await callEndpoint(rejectReturn, { number, body: RejectOptions.parse(raw) })),
		)
	returns
		.command('sent-back')
		.description(say('returns.sentBack'))
		.argument('<number>')
		.requiredOption('--courier <name>', say('returns.sentBack.courier'))
		.requiredOption('--tracking <number>', say('returns.sentBack.tracking'))
		.action(async (number: string, raw: unknown) => {
			const body = SentBackOptions.parse(raw)
			announce(await callEndpoint(recordReturnShipment, { number, body }))
		})
	addStep(returns, 'received', receiveReturn, say('returns.received'))
	addRefund(returns)
	returns
		.command('message')
		.description(say('returns.message'))
		.argument('<number>')
		.argument('<text>')
		.action(async (number: string, message: string) =>
			announce(await callEndpoint(answerReturn, { number, body: { message } })),
		)
}

type Step = typeof approveReturn | typeof receiveReturn

function addStep(returns: Command, name: string, step: Step, description: string) {
	returns
		.command(name)
		.description(description)
		.argument('<number>')
		.action(async (number: string) => announce(await callEndpoint(step, { number })))
}

function addRefund(returns: Command) {
	returns
		.command('refund')
		.description(say('returns.refund'))
		.argument('<number>')
		.addOption(refundTargetOption())
		.action(async (number: string, raw: unknown) =>
			announce(await callEndpoint(refundReturn, { number, body: RefundOptions.parse(raw) })),
		)
}

function announce({ number, status, refund }: Return) {
	printText(`${number}: ${status}, ${rupiah(refund)}`)
}

async function savePictures(typed: string, folder: string) {
	const { number, pictureIds } = await callEndpoint(readStaffReturn, { number: typed })
	await mkdir(folder, { recursive: true })
	for (const [at, id] of pictureIds.entries()) {
		const file = path.join(folder, `${number}-${at + 1}.jpg`)
		await writeFile(file, await fetchFile(pathOf(getStaffReturnPicture, { number: typed, id })))
		printText(file)
	}
}
