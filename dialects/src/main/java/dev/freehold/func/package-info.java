// SPDX-License-Identifier: Apache-2.0
/** The {@code func} dialect: functions, calls and returns. */
package dev.freehold.func;
