import * as account from './agent-account.ts'
import * as application from './agent-application.ts'
import type { Endpoint } from './endpoint.ts'

const agentsOnly = { 404: 'AGENT_NOT_FOUND: the customer is no agent' }

/** Endpoints of the agent programme. */
export const AGENT_ENDPOINTS: Endpoint[] = [
	{
		method: 'GET',
		path: '/agent/application',
		summary: "The customer's latest application to become an agent",
		access: 'customer',
		answer: application.AgentApplicationAnswerWire,
	},
	{
		method: 'POST',
		path: '/agent/application',
		creates: true,
		summary: 'Applies to become an agent',
		access: 'customer',
		body: application.AgentApplicationRequestWire,
		answer: application.AgentApplicationAnswerWire,
		failures: { 409: 'ALREADY_APPLIED' },
	},
	{
		method: 'GET',
		path: '/agent/account',
		summary: "The signed-in agent's standing",
		access: 'customer',
		answer: account.AgentAccountWire,
		failures: agentsOnly,
	},
	{
		method: 'POST',
		path: '/customer/chart-agent',
		summary: "Twelve months of the signed-in agent's figures",
		access: 'customer',
		body: account.ChartAgentQueryWire,
		answer: account.ChartAgentWire,
		failures: agentsOnly,
	},
	{
		method: 'GET',
		path: '/agent/commission-list',
		summary: 'What each sale of a month brought the signed-in agent',
		access: 'customer',
		query: account.AgentCommissionQueryWire,
		answer: account.AgentCommissionPageWire,
	},
	{
		method: 'GET',
		path: '/agent/price/{slug}',
		summary: "What a product's variants cost the signed-in agent",
		access: 'customer',
		answer: account.AgentPriceListWire,
		failures: agentsOnly,
	},
	{
		method: 'GET',
		path: '/agent/downline',
		summary: 'A page of everyone who came by the customer, at any level',
		access: 'customer',
		query: account.DownlineQueryWire,
		answer: account.DownlinePageWire,
	},
	{
		method: 'GET',
		path: '/agent/downline.csv',
		summary: 'The same as a file, without pages',
		access: 'customer',
		query: account.DownlineQueryWire,
		answerType: 'text/csv',
	},
	{
		method: 'GET',
		path: '/agent/genealogy',
		summary: 'One branch of the tree below the customer',
		access: 'customer',
		query: account.GenealogyQueryWire,
		answer: account.GenealogyWire,
		failures: { 404: 'MEMBER_NOT_FOUND' },
	},
]
