"""Why a question is asked, and why an option is not on offer."""
