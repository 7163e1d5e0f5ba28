import * as home from '../operator-home.ts'
import { byOperator } from './operation.ts'

const stale = { 409: 'CHANGED_MEANWHILE: somebody has saved since VERSION' }

/** Endpoints for composing a site's home page. */
export const OPERATOR_HOME_ENDPOINTS = byOperator([
	{
		method: 'GET',
		path: '/sites/{code}/home',
		summary: 'The draft of the home page, and which version shoppers see',
		answer: home.OperatorHomeAnswerWire,
	},
	{
		method: 'PUT',
		path: '/sites/{code}/home',
		summary: 'Saves a further version of the home page as the draft',
		body: home.OperatorHomePutWire,
		answer: home.OperatorHomeAnswerWire,
		failures: stale,
	},
	{
		method: 'POST',
		path: '/sites/{code}/home/publication',
		summary: 'Shows the draft to shoppers',
		body: home.OperatorHomePublicationWire,
		answer: home.OperatorHomeAnswerWire,
		failures: stale,
	},
	{
		method: 'POST',
		path: '/sites/{code}/home/preview',
		summary: 'An address of the shop that shows the draft for half an hour',
		answer: home.OperatorHomePreviewWire,
	},
	{
		method: 'GET',
		path: '/sites/{code}/home/versions',
		summary: 'Saved versions of the home page',
		query: home.OperatorHomeVersionQueryWire,
		answer: home.OperatorHomeVersionListWire,
	},
	{
		method: 'POST',
		path: '/sites/{code}/home/versions/{number}/restoration',
		summary: 'Saves an earlier version again, as the draft',
		answer: home.OperatorHomeAnswerWire,
		failures: { 404: 'HOME_VERSION_NOT_FOUND, or nothing of that name in a company of this key' },
	},
])
