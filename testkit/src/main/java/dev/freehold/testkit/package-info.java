// SPDX-License-Identifier: Apache-2.0
/** What tests of IR, passes and dialects are written with. */
package dev.freehold.testkit;
