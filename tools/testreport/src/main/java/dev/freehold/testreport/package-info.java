// SPDX-License-Identifier: Apache-2.0
/** What the tests of each module report while they run, and the summary at the end of the build: which tests were skipped, and which classes have no tests. */
@NullMarked
package dev.freehold.testreport;

import org.jspecify.annotations.NullMarked;
