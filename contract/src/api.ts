import * as auth from './auth.ts';
import * as chat from './chat.ts';
import * as chatMessages from './chat-messages.ts';
import * as chatSearch from './chat-search.ts';
import * as connections from './connections.ts';
import type { AnyEndpoint } from './endpoint.ts';
import * as exerciseLog from './exercise-log.ts';
import * as keptGoals from './kept-goals.ts';
import * as memories from './memories.ts';
import * as notifications from './notifications.ts';
import * as offTheRecord from './off-the-record.ts';
import * as organizations from './organizations.ts';
import * as phone from './phone.ts';
import * as subscriptions from './subscriptions.ts';
import * as users from './users.ts';

/** Every row of the API, in the order the documentation shows them. A test mounts the house and finds no other route. */
export const api: readonly AnyEndpoint[] = [
  auth.createToken,
  auth.refreshToken,
  auth.verifyToken,
  auth.logout,
  auth.activate,
  auth.resendActivation,
  auth.resetPassword,
  auth.confirmPasswordReset,
  connections.listProviders,
  connections.startSignIn,
  connections.finishSignIn,
  connections.connect,
  connections.finishConnect,
  connections.disconnect,
  connections.connectedAccounts,
  users.register,
  users.getMe,
  users.updateMe,
  users.changePassword,
  users.exportMe,
  users.deleteMe,
  phone.sendPhoneCode,
  phone.verifyPhoneCode,
  notifications.listNotifications,
  notifications.markNotificationsRead,
  organizations.findOrganization,
  chat.sendMessage,
  chat.listConversations,
  chatSearch.searchConversations,
  chat.getConversation,
  chat.followReply,
  chat.stopReply,
  chat.setTitle,
  chat.archiveConversation,
  chat.unarchiveConversation,
  chat.pinConversation,
  chat.unpinConversation,
  chat.deleteConversation,
  chat.restoreConversation,
  chat.chatMetrics,
  chat.deleteAllConversations,
  chatMessages.regenerateReply,
  chatMessages.showVersion,
  chatMessages.markFeltOff,
  chatMessages.undoEdit,
  offTheRecord.sayOffTheRecord,
  memories.listMemories,
  memories.getMemory,
  memories.addMemory,
  memories.editMemory,
  memories.forgetMemory,
  memories.restoreMemory,
  exerciseLog.finishExercise,
  exerciseLog.listExercises,
  exerciseLog.forgetExercise,
  keptGoals.listGoals,
  keptGoals.addGoal,
  keptGoals.changeGoal,
  keptGoals.forgetGoal,
  subscriptions.listPlans,
  subscriptions.getSubscription,
  subscriptions.subscribe,
  subscriptions.cancelSubscription,
  subscriptions.updatePayment,
  subscriptions.refreshSubscription,
  subscriptions.getSandboxCheckout,
  subscriptions.completeSandboxCheckout,
  subscriptions.stripeWebhook,
];
