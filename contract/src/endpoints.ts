import * as accessTokens from './account/access-tokens.ts'
import * as ownAccount from './account/own-account.ts'
import * as secondFactor from './account/second-factor.ts'
import * as accounts from './accounts.ts'
import * as chat from './chat.ts'
import type { Endpoint } from './define-endpoint.ts'
import * as desk from './desk.ts'
import * as documentEdits from './document-edits.ts'
import * as documents from './documents.ts'
import * as followedEmployers from './job-search/followed-employers.ts'
import * as hiddenJobs from './job-search/hidden-jobs.ts'
import * as jobApplication from './job-application.ts'
import * as jobMatches from './job-search/job-matches.ts'
import * as jobSearch from './job-search/job-search.ts'
import * as jobSources from './job-search/job-sources.ts'
import * as jobTracking from './job-tracking.ts'
import * as jobTransfer from './job-transfer.ts'
import * as ledger from './account/ledger.ts'
import * as profile from './profile.ts'
import * as proposals from './proposals.ts'
import * as reminders from './reminders.ts'
import * as savedSearches from './job-search/saved-searches.ts'
import * as stories from './stories.ts'

export const endpoints = {
  login: accounts.login,
  register: accounts.register,
  verifyEmail: accounts.verifyEmail,
  resendCode: accounts.resendCode,
  forgotPassword: accounts.forgotPassword,
  verifyResetCode: accounts.verifyResetCode,
  changePassword: accounts.changePassword,
  logout: accounts.logout,
  getSession: accounts.getSession,
  updateAccount: ownAccount.updateAccount,
  getUsage: ownAccount.getUsage,
  exportAccount: ownAccount.exportAccount,
  deleteAccount: ownAccount.deleteAccount,
  updatePassword: ownAccount.updatePassword,
  listSessions: ownAccount.listSessions,
  endSession: ownAccount.endSession,
  endOtherSessions: ownAccount.endOtherSessions,
  getSecondFactor: secondFactor.getSecondFactor,
  startSecondFactor: secondFactor.startSecondFactor,
  confirmSecondFactor: secondFactor.confirmSecondFactor,
  removeSecondFactor: secondFactor.removeSecondFactor,
  getCaptcha: accounts.getCaptcha,
  listTokens: accessTokens.listTokens,
  createToken: accessTokens.createToken,
  revokeToken: accessTokens.revokeToken,
  loadProfile: profile.loadProfile,
  saveProfile: profile.saveProfile,
  listProfileVersions: profile.listProfileVersions,
  getProfileVersion: profile.getProfileVersion,
  restoreProfileVersion: profile.restoreProfileVersion,
  importProfile: profile.importProfile,
  exportProfile: profile.exportProfile,
  listJobs: jobTracking.listJobs,
  listArchivedJobs: jobTracking.listArchivedJobs,
  saveJob: jobTracking.saveJob,
  deleteJob: jobTracking.deleteJob,
  getJobDetails: jobTracking.getJobDetails,
  findSameOpenings: jobTracking.findSameOpenings,
  updateJob: jobTracking.updateJob,
  readPosting: jobTracking.readPosting,
  previewJobs: jobTransfer.previewJobs,
  importJobs: jobTransfer.importJobs,
  exportJobs: jobTransfer.exportJobs,
  getReminders: reminders.getReminders,
  updateReminders: reminders.updateReminders,
  listCountries: jobSearch.listCountries,
  listStates: jobSearch.listStates,
  listCities: jobSearch.listCities,
  searchJobs: jobSearch.searchJobs,
  matchJobs: jobMatches.matchJobs,
  listSavedSearches: savedSearches.listSavedSearches,
  saveSearch: savedSearches.saveSearch,
  changeSavedSearch: savedSearches.changeSavedSearch,
  deleteSavedSearch: savedSearches.deleteSavedSearch,
  listSources: jobSources.listSources,
  listFollowed: followedEmployers.listFollowed,
  follow: followedEmployers.follow,
  unfollow: followedEmployers.unfollow,
  listHidden: hiddenJobs.listHidden,
  hide: hiddenJobs.hide,
  unhide: hiddenJobs.unhide,
  scrapeJob: documents.scrapeJob,
  generateResume: documents.generateResume,
  generateCoverLetter: documents.generateCoverLetter,
  resumePdf: documents.resumePdf,
  coverLetterPdf: documents.coverLetterPdf,
  matchPosting: documents.matchPosting,
  getApplication: jobApplication.getApplication,
  choosePhrasing: jobApplication.choosePhrasing,
  choosePosting: jobApplication.choosePosting,
  keepPosting: jobApplication.keepPosting,
  keepSent: jobApplication.keepSent,
  drawDocument: jobApplication.drawDocument,
  readDocument: jobApplication.readDocument,
  documentEvidence: documentEdits.documentEvidence,
  editDocument: documentEdits.editDocument,
  downloadDocument: documents.downloadDocument,
  getDesk: desk.getDesk,
  processMessage: chat.processMessage,
  listConversations: chat.listConversations,
  getConversation: chat.getConversation,
  renameConversation: chat.renameConversation,
  deleteConversation: chat.deleteConversation,
  stopAnswer: chat.stopAnswer,
  showVersion: chat.showVersion,
  searchConversations: chat.searchConversations,
  exportConversation: chat.exportConversation,
  downloadAttachment: chat.downloadAttachment,
  listStories: stories.listStories,
  changeStory: stories.changeStory,
  deleteStory: stories.deleteStory,
  listProposals: proposals.listProposals,
  confirmProposal: proposals.confirmProposal,
  declineProposal: proposals.declineProposal,
  undoProposal: proposals.undoProposal,
  getLedger: ledger.getLedger,
} as const satisfies Record<string, Endpoint>
