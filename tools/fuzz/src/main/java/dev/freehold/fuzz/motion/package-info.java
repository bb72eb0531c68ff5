// SPDX-License-Identifier: Apache-2.0
/** Random programs about where operations may be moved, and with which others they may be merged. */
package dev.freehold.fuzz.motion;
